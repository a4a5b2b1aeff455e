/** The national number as the server wants it: full-width digits narrowed, spaces and separators gone. */
export const cleanMobile = (typed: string): string => typed.normalize('NFKC').replace(/[\s().\-–—]/g, '')

/** Shapes a person's own typing slip can be told from at once; every other region's rule is the server's. */
const shapes: Readonly<Record<string, RegExp>> = {
  '86': /^1\d{10}$/,
  '852': /^[4-9]\d{7}$/,
  '853': /^6\d{7}$/,
}
const anywhere = /^\d{4,14}$/

/** V5: false gives 'Malformed phone number'. A leading 0 of the trunk is the server's to drop. */
export const isMobile = (areaCode: string, mobileNo: string): boolean => {
  const shape = shapes[areaCode]
  return shape ? shape.test(mobileNo.replace(/^0/, '')) : anywhere.test(mobileNo)
}
