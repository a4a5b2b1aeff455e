/** Two letters, or the last character of a Chinese name, that stand for a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  if (/\p{Script=Han}/u.test(name)) return [...name.trim()].at(-1) ?? ''
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
