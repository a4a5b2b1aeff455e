// `npm run docs` builds the documentation as a site into `docs/.vitepress/dist`; `npm run docs -- dev` serves it.
// A link that leads nowhere fails the build.
import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { readRecords } from '../../scripts/records.ts'

const guide = (text: string, ...pages: readonly (readonly [text: string, link: string])[]) => ({
  text,
  items: pages.map(([name, link]) => ({ text: name, link })),
})
const packages = readdirSync(`${import.meta.dirname}/../packages`).filter((file) => file.endsWith('.md'))

export default defineConfig({
  title: 'Foyer',
  description: 'The mobile web front of a securities brokerage',
  cleanUrls: true,
  srcExclude: ['decisions/template.md', 'decisions/README.md'],
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/architecture' },
      { text: 'Requirements', link: '/requirements' },
      { text: 'API', link: '/api/endpoints.generated' },
    ],
    sidebar: [
      guide(
        'Overview',
        ['Architecture', '/architecture'],
        ['Requirements', '/requirements'],
        ['Product', '/product'],
        ['Glossary', '/glossary'],
      ),
      guide(
        'Build',
        ['Testing', '/testing'],
        ['Adding an activity', '/adding-an-activity'],
        ['Content', '/content'],
        ['Design language', '/design-language'],
        ['Host lab', '/host-lab'],
      ),
      guide(
        'Domains',
        ['Accounts', '/accounts'],
        ['Rewards', '/rewards'],
        ['Offerings', '/offerings'],
        ['Partners', '/partners'],
        ['Market', '/market'],
        ['Live sessions and films', '/live-and-films'],
        ['Event tracker', '/tracking'],
      ),
      guide('Operate', ['Sandbox', '/sandbox'], ['Operations', '/operations'], ['Figures', '/figures'], ['Findings', '/findings']),
      {
        text: 'Packages',
        collapsed: true,
        items: packages.map((file) => ({ text: file.slice(0, -3), link: `/packages/${file.slice(0, -3)}` })),
      },
      {
        text: 'Decision records',
        collapsed: true,
        items: readRecords().map(({ file, number, title }) => ({
          text: `${number} ${title}`,
          link: `/decisions/${file.slice(0, -3)}`,
        })),
      },
    ],
  },
})
