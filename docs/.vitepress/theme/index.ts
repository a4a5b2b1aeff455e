import DefaultTheme from 'vitepress/theme'

export default {
  extends: DefaultTheme,
  async enhanceApp() {
    // the build renders pages in Node, which has no custom elements
    if (typeof customElements !== 'undefined') await import('./mermaid-diagram.ts')
  },
}
