/** A10: a fine pointer and at least 768 px, or `?pc=1`. */
export const isPc = (): boolean =>
  matchMedia('(pointer: fine) and (min-width: 768px)').matches || new URLSearchParams(location.search).get('pc') === '1'
