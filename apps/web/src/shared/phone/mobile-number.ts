/** Normalises a national number for the server: full-width digits become ASCII, spaces and separators are removed. */
export const cleanMobile = (typed: string): string => typed.normalize('NFKC').replace(/[\s().\-–—]/g, '')

/**
 * Number patterns of regions where a typing error can be detected on the device. The server checks all other regions.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  '86': /^1\d{10}$/,
  '852': /^[4-9]\d{7}$/,
  '853': /^6\d{7}$/,
}
const anywhere = /^\d{4,14}$/

/** V5: false shows 'Malformed phone number'. The server removes a leading trunk 0. */
export const isMobile = (areaCode: string, mobileNo: string): boolean => {
  const shape = shapes[areaCode]
  return shape ? shape.test(mobileNo.replace(/^0/, '')) : anywhere.test(mobileNo)
}
