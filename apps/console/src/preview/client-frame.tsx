import { useEffect, useRef, useState } from 'react'

export type FrameTheme = 'light' | 'dark'
export type FrameSize = 'standard' | 'large' | 'largest'

interface Props {
  /** an address of the client on this origin, whose hash names the page */
  readonly address: string
  readonly title: string
  readonly theme: FrameTheme
  readonly size: FrameSize
  /** called with the frame each time a document has loaded in it */
  readonly onShown?: (frame: HTMLIFrameElement) => void
}

/**
 * The real client in a frame of this origin. Its theme and text size are set on its document and not stored, because
 * the client of the same browser shares the storage.
 */
export const ClientFrame = ({ address, title, theme, size, onShown }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // a new `src` would load the whole client again, while another hash only changes its page
  const [first] = useState(address)
  const [loaded, setLoaded] = useState(0)

  useEffect(() => {
    const page = frame.current?.contentWindow
    if (loaded > 0 && page && page.location.href !== new URL(address, location.href).href)
      page.location.replace(address)
  }, [address, loaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded again has another document
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    const dress = () => {
      if (root.dataset.theme !== theme) root.dataset.theme = theme
      if ((root.dataset.text ?? 'standard') !== size) root.dataset.text = size
    }
    dress()
    // the client sets the device's theme once it has started
    const observer = new MutationObserver(dress)
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-text'] })
    return () => observer.disconnect()
  }, [theme, size, loaded])

  return (
    <iframe
      ref={frame}
      src={first}
      title={title}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        setLoaded((n) => n + 1)
        onShown?.(currentTarget)
      }}
    />
  )
}
