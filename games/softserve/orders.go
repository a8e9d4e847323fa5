package softserve

// Order is the two scoops that a customer wants, in either order.
type Order [2]Flavour

// pickyDraws is how often a picky order is drawn again at most.
const pickyDraws = 50

// draw lets the next piece enter the Next window: the setup's pieces first, then
// pairs at random, and every so many pieces a popsicle.
func (g *Game) draw() {
	g.drawn++
	if len(g.queue) > 0 {
		g.next, g.queue = g.queue[0], g.queue[1:]
		return
	}
	g.next = Piece{Kind: Pair}
	g.next.Flavours[0] = Flavour(g.pieces.Intn(int(g.settings.Flavours)))
	if every := int64(g.settings.PopsicleEvery); every > 0 && g.drawn%every == 0 {
		g.next.Kind = Popsicle
		g.next.Flavours[1] = g.next.Flavours[0]
		return
	}
	g.next.Flavours[1] = Flavour(g.pieces.Intn(int(g.settings.Flavours)))
}

// openOrder opens the next order, of another customer.
func (g *Game) openOrder() {
	if len(g.comingOrders) > 0 {
		g.order, g.comingOrders = g.comingOrders[0], g.comingOrders[1:]
	} else {
		g.drawOrder()
		for again := 0; g.settings.PickyOrders && again < pickyDraws && g.board.fulfilled(g.order) != 0; again++ {
			g.drawOrder()
		}
	}
	g.orderIsOpen = true
	g.drawCustomer()
	e := g.emit(EventOrderOpened)
	e.X, e.N = int32(g.customer), packFlavours(g.order)
}

func (g *Game) drawOrder() {
	for i := range g.order {
		g.order[i] = Flavour(g.orders.Intn(int(g.settings.Flavours)))
	}
}

// drawCustomer lets any customer come but the one who was served last.
func (g *Game) drawCustomer() {
	others := Customers
	if g.customer > 0 {
		others--
	}
	next := 1 + g.customers.Intn(others)
	if g.customer > 0 && next >= g.customer {
		next++
	}
	g.customer = next
}
