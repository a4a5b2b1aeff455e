/** A picked region. It has the id besides the code, since several regions share a code (C5). */
export interface PickedArea {
  id: string
  /** the area code's digits, without plus */
  value: string
}
