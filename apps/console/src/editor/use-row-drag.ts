import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

interface Row {
  /** rows change places only within one list */
  readonly list: string
  readonly key: string
  readonly index: number
  readonly isFixed: boolean
  /** the row with this key goes to a place */
  readonly drop: (key: string, to: number) => void
}

/** Where a dropped row would go: above or below this one. */
type Edge = 'above' | 'below'

/**
 * Lets a row of a list be dragged by a pointer or a finger. People who cannot drag have keys and a menu for the same.
 */
export const useRowDrag = (row: RefObject<HTMLElement | null>, { list, key, index, isFixed, drop }: Row) => {
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const edgeOf = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'above' : 'below'
    }
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.key !== key,
      onDrag: ({ location }) => setEdge(edgeOf(location.current.input.clientY)),
      onDragLeave: () => setEdge(undefined),
      onDrop: ({ source, location }) => {
        setEdge(undefined)
        drop(String(source.data.key), index + (edgeOf(location.current.input.clientY) === 'below' ? 1 : 0))
      },
    })
    if (isFixed) return target
    return combine(
      target,
      draggable({
        element,
        getInitialData: () => ({ list, key }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    )
  }, [row, list, key, index, isFixed, drop])
  return { isDragged, edge }
}
