import type { PictureFocus } from '@foyer/api/page-content'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { fieldsOf, type Path, pathText } from './document.ts'
import { useEditing } from './edit-context.ts'
import { FaultLines } from './fault-lines.tsx'
import { pictureText } from './picture-text.ts'

const centre: PictureFocus = { x: 50, y: 50 }
const percent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** The focus as written; the centre where nothing valid is. */
const focusIn = (value: unknown): PictureFocus => {
  const { x, y } = fieldsOf(value)
  return typeof x === 'number' && typeof y === 'number' ? { x: percent(x), y: percent(y) } : centre
}

/** What an arrow key adds, in percent. With Shift it is ten times as much. */
const steps: Readonly<Record<string, PictureFocus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Props {
  readonly path: Path
  /** the field of the picture, for a screen reader */
  readonly label: string
  /** address of the picture */
  readonly source: string
  /** the proportions in which the page shows the picture */
  readonly frame: { readonly width: number; readonly height: number }
}

/** The point of a picture that stays visible: a person sets it with a click, by dragging, or with the arrow keys. */
export const FocusField = ({ path, label, source, frame }: Props) => {
  const t = useText(pictureText)
  const id = useId()
  const { valueAt, edit, faultsAt, isReadOnly } = useEditing()
  const focus = focusIn(valueAt(path))
  const put = (next: PictureFocus) => {
    const { x, y } = { x: percent(next.x), y: percent(next.y) }
    edit(path, x === centre.x && y === centre.y ? undefined : { x, y })
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    put({ x: ((event.clientX - box.x) / box.width) * 100, y: ((event.clientY - box.y) / box.height) * 100 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (isReadOnly || (!step && event.key !== 'Home')) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    put(step ? { x: focus.x + step.x * times, y: focus.y + step.y * times } : centre)
  }
  return (
    <div className="focus-field">
      <p className="focus-name" id={id}>
        {t.focus}
      </p>
      <div className="focus-parts">
        <div
          className="focus-picture"
          onPointerDown={(event) => {
            if (isReadOnly || event.button !== 0) return
            event.preventDefault()
            event.currentTarget.setPointerCapture(event.pointerId)
            event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus()
            point(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
          }}
        >
          <img src={source} alt="" draggable={false} />
          <span
            className="focus-point"
            role="slider"
            tabIndex={0}
            aria-label={`${t.focus}: ${label}`}
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={focus.x}
            aria-valuetext={fill(t.focusAt, focus)}
            aria-disabled={isReadOnly || undefined}
            data-path={pathText(path)}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            onKeyDown={onKeyDown}
          />
        </div>
        <figure className="focus-crop">
          <img
            src={source}
            alt=""
            style={{
              aspectRatio: `${frame.width} / ${frame.height}`,
              objectPosition: `${focus.x}% ${focus.y}%`,
            }}
          />
          <figcaption className="hint">{t.cropped}</figcaption>
        </figure>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t.focusHint}
      </p>
      <FaultLines faults={[...faultsAt(path), ...faultsAt([...path, 'x']), ...faultsAt([...path, 'y'])]} />
    </div>
  )
}
