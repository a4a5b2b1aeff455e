import { packagePages } from '../.vitepress/package-pages.ts'

export default {
  paths: () => packagePages().map(({ name, title, content }) => ({ params: { name, title }, content })),
}
