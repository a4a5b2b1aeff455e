const svg = 'http://www.w3.org/2000/svg'

/** Two corners that point outwards. */
export const expandIcon = (): SVGSVGElement => {
  const icon = document.createElementNS(svg, 'svg')
  const path = document.createElementNS(svg, 'path')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 16 16',
    width: '16',
    height: '16',
    'aria-hidden': 'true',
  }))
    icon.setAttribute(name, value)
  path.setAttribute('d', 'M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9')
  icon.append(path)
  return icon
}
