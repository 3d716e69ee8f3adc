<?php

namespace AgentChat;

/** The list of the pages that the API may crawl: posts alone, no archives, no authors; also without permalinks. */
final class SiteMap
{
    private const MOST = 20000;

    public static function start(): void
    {
        add_action('rest_api_init', static function (): void {
            register_rest_route('agent-chat/v1', '/sitemap', [
                'methods' => 'GET',
                'permission_callback' => '__return_true',
                'callback' => static function (): \WP_REST_Response {
                    return new \WP_REST_Response(null);
                },
            ]);
        });
        add_filter('rest_pre_serve_request', [self::class, 'serve'], 10, 3);
    }

    public static function address(): string
    {
        return rest_url('agent-chat/v1/sitemap');
    }

    /**
     * @param bool $isServed
     * @param mixed $result
     * @param \WP_REST_Request $request
     */
    public static function serve($isServed, $result, $request): bool
    {
        if ($isServed || $request->get_route() !== '/agent-chat/v1/sitemap') {
            return (bool) $isServed;
        }
        header('content-type: application/xml; charset=utf-8');
        echo '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
        for ($page = 1; ($page - 1) * 500 < self::MOST; $page++) {
            $posts = get_posts([
                'post_type' => Settings::get('types'),
                'post_status' => 'publish',
                'has_password' => false,
                'numberposts' => 500,
                'offset' => ($page - 1) * 500,
                'orderby' => 'ID',
                'order' => 'ASC',
            ]);
            foreach (array_filter($posts, [Documents::class, 'mayBeSent']) as $post) {
                echo '<url><loc>' . esc_url((string) get_permalink($post)) . '</loc><lastmod>'
                    . esc_html((string) get_post_modified_time('Y-m-d\TH:i:s\Z', true, $post)) . '</lastmod></url>';
            }
            if (count($posts) < 500) {
                break;
            }
        }
        echo '</urlset>';
        return true;
    }
}
