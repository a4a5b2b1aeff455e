/** Icons of the uploader, on the grid of ../icons.ts. */

export const cameraIcon = 'M4 8.5h3.2L9 6h6l1.8 2.5H20v10H4zM12 10.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z'
export const pictureIcon = 'M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 2.5-2 5 4M15.5 9a1 1 0 1 0 0 .1z'
