import { useEffect, useState } from 'react'
import { type Box, boxOf, type FrameBlock } from './frame-blocks.ts'

/** The places of blocks in a frame, which follow its scrolling and its changes. A block that is not shown has none. */
export const useBoxes = (
  frame: HTMLIFrameElement | undefined,
  blocks: readonly (FrameBlock | undefined)[],
): readonly (Box | undefined)[] => {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([])
  useEffect(() => {
    const [page, window] = [frame?.contentDocument, frame?.contentWindow]
    if (!page || !window) return
    let planned = 0
    const measure = () => {
      planned = 0
      setBoxes(blocks.map((one) => one && boxOf(page, one)))
    }
    const plan = () => {
      if (planned === 0) planned = requestAnimationFrame(measure)
    }
    plan()
    // the page arrives after the document, and pictures after the page
    const changes = new MutationObserver(plan)
    changes.observe(page.documentElement, { childList: true, subtree: true, attributes: true })
    const sizes = new ResizeObserver(plan)
    if (page.body) sizes.observe(page.body)
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(planned)
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', plan)
      window.removeEventListener('resize', plan)
    }
  }, [frame, blocks])
  return boxes
}
