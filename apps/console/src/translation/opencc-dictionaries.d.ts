/**
 * A space separates a word from its converted form, `|` separates entries. The package declares no types for these
 * files.
 */
declare module 'opencc-js/dict/*' {
  const dictionary: string
  export default dictionary
}
