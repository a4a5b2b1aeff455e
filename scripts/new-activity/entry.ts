import type { Kind, NewActivity } from './request.ts'

/** The pages that show any activity of a kind. */
const pages: Readonly<Record<Kind, string>> = {
  voucher: '/activityTemplate',
  draw: '/dragonYearSpringFestival',
  points: '/activityTemplate',
  page: '/activityTemplate',
}

const end = '} as const satisfies Readonly<Record<string, CataloguedActivity>>\n'

/** The text of the catalogue with a new activity as its last. @throws Error if its end is not found */
export const withEntry = (catalogue: string, { code, kind, number }: NewActivity): string => {
  const fields = [
    `number: ${number}`,
    `route: '${pages[kind]}?code=${code}'`,
    ...(kind === 'page' ? [] : ['hasRule: true']),
    ...(kind === 'voucher' ? [`partner: '${code}-partner'`] : []),
  ]
  const [before, after, ...more] = catalogue.split(end)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The catalogue does not end as expected: add the entry by hand.')
  return `${before}  '${code}': { ${fields.join(', ')} },\n${end}${after}`
}
