/** A drawing as a picture of 800 by `height`, so that parts can show pictures without files. */
const drawn = (height: number, ground: string, line: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}" viewBox="0 0 800 ${height}">
      <rect width="800" height="${height}" fill="${ground}"/>
      <g fill="none" stroke="${line}" stroke-width="14">
        <path d="M140 ${height}V${height - 200}a260 260 0 0 1 520 0V${height}"/>
        <path d="M260 ${height}V${height - 180}a140 140 0 0 1 280 0V${height}" opacity=".5"/>
      </g>
      <g fill="${line}" opacity=".35">${Array.from({ length: 8 }, (_, n) => `<rect x="60" y="${60 + n * 34}" width="${420 - n * 30}" height="8" rx="4"/>`).join('')}</g>
    </svg>`,
  )}`

export const samplePictures = [
  { src: drawn(1000, '#0b2a5b', '#f2ab32'), alt: 'Term sheet, page 1: an arch on navy' },
  { src: drawn(520, '#e9eff9', '#0b2a5b'), alt: 'Term sheet, page 2: an arch on pale blue' },
  { src: drawn(800, '#143d34', '#9fd8c4'), alt: 'Term sheet, page 3: an arch on green' },
] as const
