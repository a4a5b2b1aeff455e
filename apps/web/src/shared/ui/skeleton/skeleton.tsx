import type { ReactNode } from 'react'
import { table } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import '../skeleton.css'
import './skeleton-shapes.css'

const text = table({ loading: ['正在加载', '正在載入', 'Loading'] })

/**
 * What is on its way, in the size it will have. Said once to screen readers; the shapes say nothing. Put what came in its
 * place; nothing around it moves if the shapes were chosen to fit.
 */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true" className="loading-shapes">
    <span className="visually-hidden">{useText(text).loading}</span>
    {children}
  </div>
)

/** Lines of running text, as high as they will be; the last one is shorter, as last lines are. */
export const TextShape = ({ lines = 3 }: { lines?: number }) => (
  <div className="text-shape" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
      <div key={key} className="skeleton" />
    ))}
  </div>
)

/** A picture or video of a known ratio, width to height. */
export const MediaShape = ({ ratio = 16 / 9 }: { ratio?: number }) => (
  <div className="skeleton media-shape" style={{ aspectRatio: ratio }} aria-hidden="true" />
)

/** A card with a picture on the left and lines beside it. */
export const CardShape = () => (
  <div className="card-shape" aria-hidden="true">
    <div className="skeleton" />
    <TextShape lines={2} />
  </div>
)
