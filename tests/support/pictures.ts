import sharp from 'sharp';

/** A picture of one colour; the bytes differ with the colour. */
export const flat = (width: number, height: number, background = '#b76aa1') =>
  sharp({ create: { width, height, channels: 3, background } });

export const dataUrl = (bytes: Buffer, type = 'png', name?: string) =>
  `data:image/${type}${name ? `;name=${encodeURIComponent(name)}` : ''};base64,${bytes.toString('base64')}`;

/** A PNG ready to be sent. */
export async function pngUrl(options: { width?: number; height?: number; colour?: string; name?: string }) {
  const { width = 60, height = 40, colour = '#b76aa1', name } = options;
  return dataUrl(await flat(width, height, colour).png().toBuffer(), 'png', name);
}
