// `npm run docs` builds the documents as a site into `docs/.vitepress/dist`; `npm run docs:dev` serves them while they
// change. A link that leads nowhere fails the build.
import { defineConfig } from 'vitepress'
import { readRecords } from '../../scripts/records.ts'
import { packagePages } from './package-pages.ts'

const section = (text: string, ...pages: readonly (readonly [text: string, link: string])[]) => ({
  text,
  items: pages.map(([name, link]) => ({ text: name, link })),
})

export default defineConfig({
  title: 'Foyer',
  description: 'The mobile web front of a securities brokerage',
  cleanUrls: true,
  cacheDir: '../node_modules/.cache/vitepress',
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  // addresses of the running sandbox; every other dead link fails the build
  ignoreDeadLinks: 'localhostLinks',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'mermaid-diagram' } } },
  markdown: {
    config: ({ renderer, utils }) => {
      const { fence } = renderer.rules
      renderer.rules.fence = (tokens, at, ...rest) => {
        const { info = '', content = '' } = tokens[at] ?? {}
        if (info.trim() !== 'mermaid') return fence?.(tokens, at, ...rest) ?? ''
        return `<mermaid-diagram v-pre><pre>${utils.escapeHtml(content)}</pre></mermaid-diagram>\n`
      }
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/architecture' },
      { text: 'Requirements', link: '/requirements' },
      { text: 'Endpoints', link: '/api/endpoints' },
    ],
    sidebar: [
      section(
        'Overview',
        ['Architecture', '/architecture'],
        ['Requirements', '/requirements'],
        ['Product', '/product'],
        ['Glossary', '/glossary'],
      ),
      section(
        'Build',
        ['Testing', '/testing'],
        ['Adding an activity', '/adding-an-activity'],
        ['Content', '/content'],
        ['Design language', '/design-language'],
        ['Host lab', '/host-lab'],
      ),
      section(
        'Domains',
        ['Business facts', '/facts'],
        ['Accounts', '/accounts'],
        ['Rewards', '/rewards'],
        ['Offerings', '/offerings'],
        ['Partners', '/partners'],
        ['Market', '/market'],
        ['Live sessions and films', '/live-and-films'],
        ['Event tracker', '/tracking'],
      ),
      section(
        'Operate',
        ['Sandbox', '/sandbox'],
        ['Operations', '/operations'],
        ['Runbooks', '/runbooks'],
        ['Connecting your systems', '/connecting-your-systems'],
        ['Deploying', '/deploying'],
        ['Publishing the libraries', '/publishing'],
        ['Figures', '/figures'],
        ['Capacity', '/capacity'],
        ['Findings', '/findings'],
      ),
      section('Staff', ['Console', '/console/']),
      section(
        'Security',
        ['Overview', '/security/'],
        ['Threat model', '/security/threat-model'],
        ['Controls', '/security/controls'],
        ['Data map', '/security/data-map'],
        ['Retention', '/security/retention'],
        ['Roles of staff', '/security/roles'],
      ),
      section(
        'Reference',
        ['Endpoints', '/api/endpoints'],
        ...packagePages().map(({ title, name }) => [title, `/packages/${name}`] as const),
      ),
      {
        text: 'Decision records',
        collapsed: true,
        items: [
          { text: 'Index', link: '/decisions/' },
          ...readRecords().map(({ file, number, title }) => ({
            text: `${number} ${title}`,
            link: `/decisions/${file.slice(0, -3)}`,
          })),
        ],
      },
    ],
  },
})
