/** Every text of the counter by language and key. */
const texts = await (await fetch('/dev/counter/texts.json')).json()

export const languages = Object.keys(texts)

/** @returns the text of a key in a language, with `{n}` filled in */
export const textOf = (language, key, n = '') => texts[language][key].replace('{n}', String(n))

/** Formats a moment in Hong Kong time. */
export const momentOf = (language, at) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Hong_Kong',
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(at)
