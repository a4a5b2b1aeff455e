/** Terms a person agreed to on this page, so that the second stage does not ask again. As long as the page lives. */
const agreed = new Set<string>()
const entry = (activity: number, person: string, version: number) => `${activity} ${person} ${version}`

export const rememberAgreed = (activity: number, person: string, version: number): void =>
  void agreed.add(entry(activity, person, version))

export const agreedTo = (activity: number, person: string, version: number): boolean =>
  agreed.has(entry(activity, person, version))
