/// <reference types="vite/client" />
// The package of the library is a classic script, which fails as a module. It is loaded only if a page has a diagram.
import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url'

interface Mermaid {
  readonly initialize: (options: Readonly<Record<string, unknown>>) => void
  readonly render: (id: string, text: string) => Promise<{ readonly svg: string }>
}

let loading: Promise<Mermaid> | undefined
const loadMermaid = (): Promise<Mermaid> => {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = library
    script.onload = () => resolve((globalThis as unknown as { readonly mermaid: Mermaid }).mermaid)
    script.onerror = () => reject(new Error(`${library} cannot be loaded`))
    document.head.append(script)
  })
  return loading
}

const isDark = (): boolean => document.documentElement.classList.contains('dark')

const style = '<style>:host { display: block; margin: 16px 0; text-align: center }</style>'

let count = 0

/** Draws the Mermaid text inside it, in the colours of the site. The text stays visible until it is drawn. */
class MermaidDiagram extends HTMLElement {
  readonly #shown = this.attachShadow({ mode: 'open' })
  readonly #appearance = new MutationObserver(() => this.#draw())
  #drawnDark: boolean | undefined

  constructor() {
    super()
    this.#shown.innerHTML = `${style}<slot></slot>`
  }

  connectedCallback(): void {
    this.#appearance.observe(document.documentElement, { attributeFilter: ['class'] })
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#appearance.disconnect()
  }

  async #draw(): Promise<void> {
    const dark = isDark()
    if (dark === this.#drawnDark) return
    this.#drawnDark = dark
    // the library measures the labels
    const [mermaid] = await Promise.all([loadMermaid(), document.fonts.ready])
    mermaid.initialize({
      startOnLoad: false,
      suppressErrorRendering: true,
      theme: dark ? 'dark' : 'neutral',
      fontFamily: 'var(--vp-font-family-base)',
    })
    count += 1
    const { svg } = await mermaid.render(`mermaid-${count}`, this.textContent.trim())
    if (dark === this.#drawnDark) this.#shown.innerHTML = `${style}${svg}`
  }
}

customElements.define('mermaid-diagram', MermaidDiagram)
