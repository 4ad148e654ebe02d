// The files of a WordPress that stands in a folder of its own: its settings, what fills it, nginx in front of it.

export interface Ports {
  plain: number;
  cached: number;
}

/** Nothing leaves this machine, and nothing runs by itself while it is measured. */
export const settings = (folder: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/db.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH_KEY','SECURE_AUTH_KEY','LOGGED_IN_KEY','NONCE_KEY','AUTH_SALT','SECURE_AUTH_SALT','LOGGED_IN_SALT','NONCE_SALT'] as $name) define($name, 'a measure');
define('WP_HOME', 'http://' . ($_SERVER['HTTP_HOST'] ?? 'localhost'));
define('WP_SITEURL', WP_HOME);
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** Installs it and writes the article, whose title and HTML come on the standard input. */
export const install = (www: string) => `<?php
define('WP_INSTALLING', true);
require '${www}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Mesure', 'mesure', 'mesure@exemple.test', true, '', 'une longue mesure patiente');
update_option('permalink_structure', '/%postname%/');
$given = json_decode(stream_get_contents(STDIN), true);
$post = ['post_title' => $given['title'], 'post_name' => 'mesure', 'post_status' => 'publish', 'post_author' => 1,
  'post_content' => '<!-- wp:html -->' . $given['html'] . '<!-- /wp:html -->'];
kses_remove_filters();
echo wp_insert_post($post);
`;

/** Publishes a new title on demand; like the usual page caches, it empties what is kept when a text is saved. */
export const plugin = (folder: string) => `<?php
add_action('save_post', function () {
  $kept = new RecursiveDirectoryIterator('${folder}/cache', FilesystemIterator::SKIP_DOTS);
  foreach (new RecursiveIteratorIterator($kept) as $file) @unlink($file->getPathname());
});
add_action('init', function () {
  if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST' || !isset($_POST['mesure_title'])) return;
  $post = get_page_by_path('mesure', OBJECT, 'post');
  echo wp_update_post(['ID' => $post->ID, 'post_title' => $_POST['mesure_title']]);
  exit;
});
`;

export const fpm = (folder: string) => `[global]
daemonize = no
error_log = ${folder}/fpm.log
[www]
user = root
group = root
listen = ${folder}/php.sock
pm = static
pm.max_children = 4
`;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const nginx = (folder: string, { plain, cached }: Ports) => `user root; worker_processes 1; daemon off;
pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; gzip on; gzip_vary on;
  gzip_types text/css application/javascript; keepalive_requests 100000000; index index.php; root ${folder}/www;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  fastcgi_cache_path ${folder}/cache levels=1:2 keys_zone=pages:10m max_size=100m;
  fastcgi_cache_key "$request_method$http_host$request_uri";
  ${server(folder, plain, 'fastcgi_cache off;')}
  ${server(folder, cached, 'fastcgi_cache pages; fastcgi_cache_valid 200 10m; fastcgi_cache_lock on;')}
}
`;

function server(folder: string, port: number, cache: string): string {
  return `server {
    listen 127.0.0.1:${port};
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ { include /etc/nginx/fastcgi_params; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/php.sock; ${cache} }
  }`;
}
