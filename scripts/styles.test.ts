import { expect, test } from 'vitest'
import { styleFaults } from './styles.ts'

const src = 'apps/web/src'
const sound = {
  [`${src}/shared/theme/base.css`]: '.page {}',
  [`${src}/shared/ui/field.module.css`]: '.field-box { display: block; }',
  [`${src}/shared/ui/field.tsx`]: `import * as styles from './field.module.css'\nstyles.fieldBox`,
  [`${src}/routes/home/page.module.css`]:
    '@value field-box from "../../shared/ui/field.module.css";\n.hall > .field-box {}\n:global(.page) .hall:is(.rdp-day, a) {}'.replace(
      '.rdp-day',
      ':global(.rdp-day)',
    ),
  [`${src}/routes/home/page.tsx`]: `import * as styles from './page.module.css'\n<main className="page"><p className={styles.hall} /></main>`,
}

test('Sheets whose classes belong to one file each have no fault', () => {
  expect(styleFaults(sound)).toEqual([])
})

const inField = (declarations: string) =>
  styleFaults({ ...sound, [`${src}/shared/ui/field.module.css`]: `.field-box { ${declarations} }` })

test.each([
  ['margin-left: 4px;'],
  ['border-right: 1px solid;'],
  ['left: 0;'],
  ['text-align: right;'],
  ['border-top-left-radius: 4px;'],
  ['transform-origin: left;'],
  ['padding: 4px 0 4px 12px;'],
  ['margin: 0 calc(1px + (2px * 2)) 0 auto;'],
  ['border-radius: 0 4px 4px 0;'],
])('The declaration %s is a fault, because lines begin at the right in some languages', (declaration) => {
  const side = 'names a side of the screen; use inline-start or inline-end, or state why not'
  expect(inField(`color: red; ${declaration} top: 0;`)).toEqual([
    `${src}/shared/ui/field.module.css: ${declaration.slice(0, -1)} ${side}`,
  ])
})

test('A declaration has no fault if it names sides of the line, both sides alike, sides of the device, or a reason', () => {
  for (const declaration of [
    'margin-inline-start: 4px; inset-inline: 0 auto; text-align: end;',
    'padding: 4px 8px 12px 8px; border-radius: 4px 4px 0 0;',
    'padding: 0 var(--safe-right) 0 var(--safe-left);',
    '/* physical: centred by a transform */ left: 50%;',
  ])
    expect(inField(declaration)).toEqual([])
})

test.each([
  ['a global sheet of a route', { [`${src}/routes/home/more.css`]: '.more {}' }, ['a CSS module']],
  ['a global sheet of a part', { [`${src}/shared/ui/more.css`]: '.more {}' }, ['a CSS module']],
  [
    'a global class in two sheets',
    { [`${src}/shared/ui/button.css`]: '.button {}\n.page > .button {}' },
    ['shared/theme/base.css has the global class page too'],
  ],
  [
    'a class that the imported sheet does not have',
    { [`${src}/shared/ui/more.tsx`]: `import * as fieldStyles from './field.module.css'\nfieldStyles.fieldBoxes` },
    ['has no class fieldBoxes'],
  ],
  [
    'the name of a class that no global sheet has',
    { [`${src}/shared/ui/more.tsx`]: '<p className="page pages" />' },
    ['no global sheet has the class pages'],
  ],
  [
    'a class that nothing uses',
    {
      [`${src}/shared/ui/more.module.css`]: '/* .most */ .more {}\n@media (width > 1px) { .moss {} }',
      [`${src}/shared/ui/more.tsx`]: `import * as styles from './more.module.css'\nstyles.more`,
    },
    ['nothing uses moss'],
  ],
  [
    'a class of another sheet that it does not have',
    { [`${src}/shared/ui/more.module.css`]: '@value fields as box from "./field.module.css";\n.box {}' },
    ['field.module.css has no class fields'],
  ],
  [
    'a class of another sheet whose name is also a value',
    {
      [`${src}/shared/ui/block.module.css`]: '.block {}',
      [`${src}/shared/ui/block.tsx`]: `import * as styles from './block.module.css'\nstyles.block`,
      [`${src}/shared/ui/more.module.css`]: '@value block from "./block.module.css";\np > .block { display: block; }',
    },
    ['block is also a value'],
  ],
  [
    'a global class in a module that no global sheet has',
    { [`${src}/shared/ui/more.module.css`]: 'p > :global(.pages) {}' },
    ['no global sheet has the class pages'],
  ],
] satisfies readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[])(
  'The check of style sheets reports %s',
  (_what, planted, reports) => {
    const faults = styleFaults({ ...sound, ...planted })
    expect(faults).toHaveLength(reports.length)
    for (const [index, report] of reports.entries()) expect(faults[index]).toContain(report)
  },
)
