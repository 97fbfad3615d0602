/** What one paints sheets with: chosen beside the list, used on the sheet. */
import { SYMBOLS } from "./sheet";

export const brush = $state({ letter: SYMBOLS[0]!.letter });
