/** Space between a word and its other form, `|` between entries; the package declares no types for its single files. */
declare module 'opencc-js/dict/*' {
  const dictionary: string
  export default dictionary
}
