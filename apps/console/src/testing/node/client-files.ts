import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const media = join(import.meta.dirname, '../../../../server/content/media')

/** A landscape with a sun at the right, in place of an uploaded photograph. */
const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2a6fb0"/><stop offset="1" stop-color="#f6c58f"/></linearGradient></defs>
  <rect width="1600" height="900" fill="url(#sky)"/><circle cx="1240" cy="300" r="110" fill="#fff3c9"/>
  <path d="M0 640 420 360 760 640 1050 470 1600 700V900H0Z" fill="#31506b"/><path d="M0 760 600 640 1600 800V900H0Z" fill="#1d3245"/></svg>`

/**
 * A page with the elements by which the console finds the blocks of the client. The token of its preview chooses the
 * revision: `newer` has another title and one block more.
 */
const client = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Client</title><style>
body{margin:0;font:16px/1.5 system-ui;color:#16181d;background:#f4f5f7}html[data-theme=dark] body{color:#eef;background:#14161b}
section,.activity-hero,footer{margin:12px;padding:20px;border-radius:12px;background:#fff}html[data-theme=dark] section,html[data-theme=dark] footer{background:#20242c}
.activity-hero{min-height:180px;background:#1d4f91;color:#fff}.place{display:contents}section{min-height:320px}</style>
<main><div class="activity-hero"><h1></h1></div></main><footer>Investment involves risk.</footer><script>
const show = () => {
  const isNewer = location.hash.includes('preview=newer')
  document.querySelector('h1').textContent = isNewer ? 'Spring talk on investing' : 'Spring talk'
  const names = isNewer ? ['Steps', 'Terms', 'Questions'] : ['Terms', 'Questions']
  document.querySelectorAll('.place').forEach((one) => one.remove())
  names.forEach((name, i) => {
    const place = document.createElement('div')
    place.className = 'place'
    place.dataset.block = i + 1
    place.innerHTML = '<section><h2>' + name + '</h2><p>What people read under this heading.</p></section>'
    document.querySelector('main').append(place)
  })
}
addEventListener('hashchange', show)
show()
</script></html>`

const isFrame = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'iframe'

const serveFile: Connect.NextHandleFunction = (request, reply, next) => {
  const [path = ''] = (request.url ?? '').split('?')
  // a test is a page at the root too, with a query
  if (request.url === '/' && isFrame(request)) return reply.setHeader('Content-Type', 'text/html').end(client)
  if (!path.startsWith('/api/media/')) return next()
  const name = basename(path)
  reply.setHeader('Content-Type', 'image/svg+xml')
  if (name.startsWith('picture-')) return reply.end(photograph)
  if (!name.endsWith('.svg')) return next()
  return reply.end(readFileSync(join(media, name)))
}

/** Serves what the screens load from the server besides calls: pictures, and the client in a frame. */
export const clientFiles: Plugin = {
  name: 'foyer-client-files',
  // before the test runner, which has a page of its own at the root
  configureServer: ({ middlewares }) => void middlewares.stack.unshift({ route: '', handle: serveFile }),
}
