import { type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Handles files that are dropped on an element, or pasted anywhere but into a field (A10, on a PC). */
export const useDrop = (onFiles: (files: FileList) => void) => {
  const [over, setOver] = useState(false)
  // Entering a child fires before leaving its parent, so a counter shows whether the pointer is still inside.
  const depth = useRef(0)

  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const isField = target instanceof Element && target.matches('input, textarea, [contenteditable]')
      if (!isField && clipboardData && clipboardData.files.length > 0) onFiles(clipboardData.files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFiles])

  const move = (by: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  return {
    over,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      // required to allow dropping
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles(event.dataTransfer.files)
      },
    },
  }
}
