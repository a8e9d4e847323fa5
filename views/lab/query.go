package lab

import (
	"fmt"
	"strings"
)

// Query reads a line such as board=724506831&goal=123456780: each field is given to
// take, which says what is wrong with it. The error names the field.
func Query(query string, take func(field, value string) error) error {
	for _, part := range strings.Split(query, "&") {
		field, value, _ := strings.Cut(part, "=")
		if err := take(field, value); err != nil {
			return fmt.Errorf("%.20s: %w", field, err)
		}
	}
	return nil
}
