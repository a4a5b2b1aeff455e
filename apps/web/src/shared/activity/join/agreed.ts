/** Terms that a person agreed to since the page loaded, so that a second stage does not request agreement again. */
const agreed = new Set<string>()
const entry = (activity: number, person: string, version: number) => `${activity} ${person} ${version}`

export const rememberAgreed = (activity: number, person: string, version: number): void =>
  void agreed.add(entry(activity, person, version))

export const agreedTo = (activity: number, person: string, version: number): boolean =>
  agreed.has(entry(activity, person, version))
