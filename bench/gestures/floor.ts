import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One layer that follows a finger and the distance of two fingers by its transform: the cost of the browser itself. */
const page = `<!doctype html><meta name="viewport" content="width=device-width"><style>
body { margin: 0; overscroll-behavior: none }
div { position: absolute; inset: 0; margin: 200px 16px; background: #0b2a5b; will-change: transform; touch-action: none }
</style><div></div><script>
const layer = document.querySelector('div')
const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
let start
layer.addEventListener('touchstart', ({ touches }) => { start = [...touches] })
layer.addEventListener('touchmove', (event) => {
  event.preventDefault()
  const [finger] = event.touches
  layer.style.transform = event.touches.length > 1 && start.length > 1
    ? 'scale(' + spread(event.touches) / spread(start) + ')'
    : 'translate3d(' + (finger.clientX - start[0].clientX) + 'px,' + (finger.clientY - start[0].clientY) + 'px,0)'
}, { passive: false })
layer.addEventListener('touchend', () => { layer.style.transform = '' })
</script>`

export const startFloor = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
