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

/** A picture with something to see: soft spots of light. */
export function spots(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = Math.sin((9 * x) / width) * Math.cos((7 * y) / height);
      data.fill(Math.round(128 + 120 * light), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
