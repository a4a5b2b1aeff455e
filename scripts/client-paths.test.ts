import { expect, test } from 'vitest'
import { untypedPaths } from './client-paths.ts'

test.each([
  ["call({ path: '/user/sessions/end', body })", '/user/sessions/end'],
  [`call({ path: \`/user/\${detail.number}/join\` })`, '/user/x/join'],
  [`fetch(\`\${hosts.api}/content/areas?lang=\${language}\`)`, '/content/areas'],
])('The path of an endpoint without its method is found: %s', (line, path) => {
  expect(untypedPaths(`\n${line}`)).toEqual([{ line: 2, path }])
})

test.each(["api(pathTo('POST /user/sessions/end'), body)", "goTo('/myRewards')", "import { text } from '../text.ts'"])(
  'A call by its declaration, the path of a screen and an import are not found: %s',
  (line) => {
    expect(untypedPaths(line)).toEqual([])
  },
)
