import { useState, useSyncExternalStore } from 'react'
import { Playback, type PlaybackOptions } from './playback.ts'
import type { PlaybackView } from './playback-view.ts'

/** One showing for as long as the part stands; another film is another part, by its key. */
export const usePlayback = (options: PlaybackOptions): Playback => useState(() => new Playback(options))[0]

export const usePlaybackView = (playback: Playback): PlaybackView =>
  useSyncExternalStore(playback.subscribe, playback.view)

/** Something of the view that changes seldom; `read` gives a string or a number. */
export const usePlaybackValue = <Value extends string | number | boolean>(
  playback: Playback,
  read: (view: PlaybackView) => Value,
): Value => useSyncExternalStore(playback.subscribe, () => read(playback.view()))
