/** A picked region: the id is kept beside the code, since regions share codes (C5). */
export interface PickedArea {
  id: string
  /** the area code's digits, without plus */
  value: string
}
