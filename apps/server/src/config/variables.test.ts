import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { readVariables, secretVariables } from './variables.ts'

const folder = testFolder()
const written = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test.each(secretVariables)(
  '%s is read from the file that its _FILE variable names, without the line break at its end',
  (name) => {
    const path = written(name, 'the secret \n')
    expect(readVariables({ [`${name}_FILE`]: path, PORT: '1' })).toMatchObject({ [name]: 'the secret ', PORT: '1' })
  },
)

test('the key of a partner is read from the file of the variable that FOYER_PARTNERS names', () => {
  const FOYER_PARTNERS = JSON.stringify({ 'food-platform': { url: 'https://partner.example/o', secret: 'FOOD_KEY' } })
  const key = 'k'.repeat(32)
  const variables = readVariables({ FOYER_PARTNERS, FOOD_KEY_FILE: written('food', `${key}\n`) })
  expect(readEnvironment(variables).FOYER_PARTNERS.get('food-platform')?.key).toBe(key)
})

test('a variable that is no secret is never read from a file', () => {
  const path = written('hosts', '{}')
  expect(readVariables({ FOYER_HOSTS_FILE: path, PORT_FILE: path })).toEqual({
    FOYER_HOSTS_FILE: path,
    PORT_FILE: path,
  })
})

test('all files that cannot be used are named in one error, which contains no secret', () => {
  const read = () =>
    readVariables({
      FOYER_PEPPER: 'hunter2',
      FOYER_PEPPER_FILE: written('pepper', 'hunter2'),
      FOYER_DATA_KEY_FILE: '/nowhere/data-key',
      DATABASE_URL_FILE: written('empty', '\n'),
      FOYER_TWO_LAYER_SECRET_FILE: written('long', 'hunter2'.repeat(10_000)),
      CONNECTOR_SMS_REPORTS_KEY_FILE: '',
    })
  expect(read).toThrow(
    `FOYER_PEPPER and FOYER_PEPPER_FILE are both set: remove one. FOYER_DATA_KEY_FILE /nowhere/data-key cannot be read (ENOENT). FOYER_TWO_LAYER_SECRET_FILE ${join(folder, 'long')} cannot be read (EFBIG). DATABASE_URL_FILE ${join(folder, 'empty')} is empty.`,
  )
  expect(read).not.toThrow('hunter2')
})
