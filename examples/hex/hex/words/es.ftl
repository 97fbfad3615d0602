# Hex: lo que dicen el terminal, el registro y el navegador.

hex-title = Hex
hex-about = Une tus dos lados del tablero con una cadena de fichas.
hex-option-swap = Si el segundo jugador puede cambiar de lado en el primer turno.

## La página de inicio y la preparación.

web-game-hex = Hex
web-line-hex = Une tus dos lados del tablero con una cadena de fichas.
web-caption-hex = Dos jugadores · Once filas · Sin empates
web-facts-hex = Dos jugadores, unos quince minutos
web-option-hex-swap = Cambio
web-choice-hex-swap-true = El segundo jugador puede cambiar
web-choice-hex-swap-false = Nadie cambia

## La partida.

hex-view-board = Tablero

hex-prompt-place-top = Pon una ficha. Tú unes arriba y abajo.
hex-prompt-place-left = Pon una ficha. Tú unes izquierda y derecha.
hex-prompt-swap = Pon una ficha o cambia: haz clic en la ficha para quedártela, reflejada. Tú unes izquierda y derecha.
hex-prompt-over = La partida ha terminado.

hex-label-place = Casilla { $space }
hex-label-swap = Cambiar

hex-event-placed = { $name } pone una ficha en { $space }.
hex-event-swapped = { $name } cambia. La ficha está ahora en { $space }.
hex-event-connected = { $name } une sus dos lados.
