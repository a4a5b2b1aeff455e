export const bellIcon = 'M6 16.5v-5.8a6 6 0 0 1 12 0v5.8l1.8 2H4.2zM9.8 18.5a2.3 2.3 0 0 0 4.4 0'
