import { usualArea } from '../../../shared/phone/usual-area.ts'

/** The areas whose calling code is no other area's. */
const areas = [
  { id: 'HK', value: '852' },
  { id: 'CN', value: '86' },
]

/** The area that the new number begins with: that of the present number, because most people move within one area. */
export const firstArea = (presentNumber: string): { id: string; value: string } =>
  areas.find(({ value }) => presentNumber.startsWith(`+${value} `)) ?? usualArea()
