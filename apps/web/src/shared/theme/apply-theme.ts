/** Applies the theme to the document and the browser's bars. Runs in the head script, at start and on each change. */
export const applyTheme = (appearance: string | null, systemIsDark: boolean): void => {
  const theme = appearance === 'dark' || (appearance !== 'light' && systemIsDark) ? 'dark' : 'light'
  const root = document.documentElement
  // at start nothing has changed, and reading the colour would lay out the first screen before it is complete
  if (root.dataset.theme !== theme) {
    root.dataset.theme = theme
    document
      .querySelector('[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--ground'))
  }
}
